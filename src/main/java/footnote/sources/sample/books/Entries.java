package footnote.sources.sample.books;

import java.util.EnumMap;
import java.util.Map;

/** The amounts of all accounts for one span or day; what a company does not keep is absent, not zero. */
public final class Entries {
    private final Map<Account, Long> amounts = new EnumMap<>(Account.class);

    public long get(Account account) {
        return amounts.getOrDefault(account, 0L);
    }

    boolean keeps(Account account) {
        return amounts.containsKey(account);
    }

    public Entries set(Account account, long amount) {
        amounts.put(account, amount);
        return this;
    }

    Entries add(Account account, long amount) {
        amounts.merge(account, amount, Long::sum);
        return this;
    }

    /** The sum of several accounts. */
    long sum(Account... accounts) {
        long sum = 0;
        for (Account account : accounts) {
            sum += get(account);
        }
        return sum;
    }

    Entries copy() {
        return new Entries().plus(this);
    }

    /** What follows these in time: flows added up, balances replaced. */
    Entries followedBy(Entries later) {
        var both = new Entries();
        later.amounts.forEach(
                (account, amount) -> both.set(account, account.isFlow() ? amount + get(account) : amount));
        return both;
    }

    /** Every account of the other added to this one. */
    Entries plus(Entries other) {
        other.amounts.forEach(this::add);
        return this;
    }
}
