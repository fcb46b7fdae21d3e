# Five figures of a share's daily bars; shares of one are fractions. The bars arrive as `data`, `result` goes back.
bars = pd.DataFrame(data["history"])
closes = bars["adjusted_close"]
returns = closes.pct_change().dropna()
usual = bars["volume"].iloc[:-1].tail(20).mean()
last = bars.iloc[-1]

result = {
    "total_return": closes.iloc[-1] / closes.iloc[0] - 1,
    "annualised_volatility": returns.std(ddof=1) * np.sqrt(252),
    "volume_spike_ratio": last["volume"] / usual,
    "intraday_range": (last["high"] - last["low"]) / last["low"],
}

if data.get("benchmark"):
    index = pd.DataFrame(data["benchmark"]["history"])
    both = bars.merge(index, on="date", suffixes=("", "_index"))
    ours = both["adjusted_close"].iloc[-1] / both["adjusted_close"].iloc[0]
    theirs = both["adjusted_close_index"].iloc[-1] / both["adjusted_close_index"].iloc[0]
    result["relative_performance"] = ours - theirs
