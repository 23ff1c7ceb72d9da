import { hasPasskey } from '#domain/identity';
import { identityAccountPart } from '../../server/compose/identity-account.ts';
import { linkIn } from '../../server/compose/identity-testing.ts';
import { passkeysPart } from '../../server/compose/passkeys.ts';
import { standInsPart } from '../../server/compose/testing/stand-in-round.ts';
import { type AppOwner, TWO_FACTOR, withApp } from '../../server/compose/testing/two-factor-owner.ts';
import { twoFactorPart } from '../../server/compose/two-factor.ts';
import { asBrowser, type Client, ipAt, LOGIN } from './client.ts';
import { holdSecret } from './held-secrets.ts';
import { type Attack, createTally } from './kinds.ts';
import { comeByMail, emailsOf, isInside, LINK, linkTo, type Taken, type Taking, TAKINGS, type Way } from './takings.ts';
import { openTarget, PASSWORD, type Target } from './target.ts';

type Check = ReturnType<typeof createTally>['check'];

const NEW = 'seven herons read the timetable';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** As old as a second step has to be for its owner to keep it. */
const SETTLED_MS = 8 * DAY_MS;

/** Decision 54: what a stranger changed who got into an account, against an owner who has the mailbox and nothing else. */
export const takenAccounts: Attack = {
  id: 'taken',
  what: 'accounts that a stranger got into: the press of a warning gives them back, and no way in is left behind',
  async run({ full }) {
    const tally = createTally();
    let back = 0;
    const target = await openTarget((needs) => [
      passkeysPart(needs),
      twoFactorPart(needs),
      identityAccountPart(needs, hasPasskey),
      standInsPart(needs),
    ]);
    const takings = full ? TAKINGS : TAKINGS.slice(0, 1);
    try {
      for (const [n, taking] of takings.entries()) if (await takeAndPress(target, taking, n, tally.check)) back += 1;
    } finally {
      await target.close();
    }
    return tally.outcome({ 'accounts given back': `${back} of ${takings.length}` });
  },
};

/** Whether its owner is in at the end, alone. */
async function takeAndPress(target: Target, taking: Taking, n: number, check: Check): Promise<boolean> {
  let browsers = 1_000 * n;
  const fresh = (): Client => target.client(ipAt((browsers += 1)));
  const email = `owner-${n}@taken.example`;
  const own = await target.signedIn(email, ipAt(browsers));
  const app = taking.secondStep ? await stepOf(target, own) : null;
  target.clock.advance(SETTLED_MS);
  const strangers: Client[] = [];
  const another = (): Client => {
    const client = fresh();
    strangers.push(client);
    return client;
  };
  const taken = { target, email, theirs: `thief-${n}@taken.example`, thief: another(), another };
  const ways = await takeOver(taken, taking, app);
  const said = (what: string) => `${taking.what}: ${what}`;
  const link = linkTo(target, email, taking.mail);
  if (link === '') throw new TypeError(`${taking.what}: the owner was not warned in a mail like ${taking.mail}`);
  const press = await fresh().ask(LINK, { link });
  check(press.status === 0, said('the press of the owner is refused'));
  for (const stranger of strangers) check(!(await isInside(taken, stranger)), said('the stranger is still inside'));
  const owner = fresh();
  await comeByMail(target, owner, email, NEW);
  if (app) await owner.ask(`${TWO_FACTOR}/verify`, { code: app() });
  check(await isInside(taken, owner), said('the owner is kept out'));
  for (const { what, opens } of [...ways, ...leftovers(taken)])
    check(!(await opens(NEW)), said(`the stranger comes in by ${what}`));
  const emails = await emailsOf(owner);
  const back = emails.length === 1 && emails[0] === email;
  check(back, said(`in the end the owner reads the addresses ${emails.join(', ') || 'of nobody'}`));
  return back;
}

async function stepOf(target: Target, own: Client): Promise<AppOwner['app']> {
  const { app, begun, recoveryCodes } = await withApp(target, asBrowser(own));
  for (const secret of [begun.secret, ...recoveryCodes]) holdSecret('a second step', secret);
  return app;
}

/** The stranger knows the password, and one code where there is an app. What they leave behind works until the press. */
async function takeOver(taken: Taken, { what, leave }: Taking, app: AppOwner['app'] | null): Promise<readonly Way[]> {
  const { target, thief, email } = taken;
  await thief.ask(LOGIN, { username: email, passwd: PASSWORD });
  if (app) await thief.ask(`${TWO_FACTOR}/verify`, { code: app() });
  if (!(await isInside(taken, thief))) throw new TypeError(`${what}: the stranger never got in`);
  const ways = await leave(taken);
  await target.deliver();
  for (const way of ways)
    if (!(await way.opens(PASSWORD))) throw new TypeError(`${what}: before the press nobody came in by ${way.what}`);
  // The next code of an app is another one.
  target.clock.advance(MINUTE_MS);
  return ways;
}

/** What every stranger has: the password of before, and all that was mailed to a box of their own. */
function leftovers(taken: Taken): readonly Way[] {
  const { target, email, theirs, another } = taken;
  const opens = async (): Promise<boolean> => {
    const client = another();
    await client.ask(LOGIN, { username: email, passwd: PASSWORD });
    return isInside(taken, client);
  };
  const links = target.mails.filter(({ to }) => to === theirs).map((mail) => linkIn(mail));
  return [
    { what: 'the password that they knew', opens },
    ...links
      .filter((link) => link !== '')
      .map((link) => ({
        what: 'a link of before in their own box',
        opens: async () => (await another().ask(LINK, { link, passwd: PASSWORD })).status === 0,
      })),
  ];
}
