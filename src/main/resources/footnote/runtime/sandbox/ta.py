# Indicators of daily bars, as series. Averages are undefined until they have enough days, as in Footnote's own.
import numpy as np
import pandas as pd


def sma(close, length=20):
    return close.rolling(length).mean()


def ema(close, length=20):
    """Starts from the mean of the first days."""
    seeded = close.astype("float64").copy()
    seeded.iloc[: length - 1] = np.nan
    if len(close) >= length:
        seeded.iloc[length - 1] = close.iloc[:length].mean()
    return seeded.ewm(span=length, adjust=False).mean()


def _wilder(values, length):
    """A plain mean while warming up, Wilder's smoothing after."""
    out = np.full(len(values), np.nan)
    mean = 0.0
    for i, value in enumerate(values.to_numpy()):
        mean += (value - mean) / min(i + 1, length)
        if i >= length - 1:
            out[i] = mean
    return pd.Series(out, index=values.index)


def rsi(close, length=14):
    change = close.diff().iloc[1:]
    gain = _wilder(change.clip(lower=0), length)
    loss = _wilder(-change.clip(upper=0), length)
    both = gain + loss
    return (100 * gain / both).where(both != 0, 50.0).where(both.notna()).reindex(close.index)


def macd(close, fast=12, slow=26, signal=9):
    line = ema(close, fast) - ema(close, slow)
    smooth = ema(line.dropna(), signal).reindex(close.index)
    return pd.DataFrame({"line": line, "signal": smooth, "histogram": line - smooth})


def bollinger(close, length=20, width=2.0):
    middle = sma(close, length)
    deviation = close.rolling(length).std(ddof=0)
    return pd.DataFrame({"lower": middle - width * deviation, "middle": middle, "upper": middle + width * deviation})


def true_range(high, low, close):
    before = close.shift(1)
    return pd.concat([high - low, (high - before).abs(), (low - before).abs()], axis=1).max(axis=1)


def atr(high, low, close, length=14):
    return _wilder(true_range(high, low, close).iloc[1:], length).reindex(close.index)


def stochastic(high, low, close, length=14, smooth=3):
    lowest, highest = low.rolling(length).min(), high.rolling(length).max()
    k = 100 * (close - lowest) / (highest - lowest)
    return pd.DataFrame({"k": k, "d": k.rolling(smooth).mean()})


def roc(close, length=10):
    return 100 * (close / close.shift(length) - 1)


def obv(close, volume):
    flow = np.sign(close.diff()).fillna(0) * volume
    return flow.cumsum()


def vwap(high, low, close, volume):
    typical = (high + low + close) / 3
    return (typical * volume).cumsum() / volume.cumsum()
