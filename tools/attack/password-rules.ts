import { dictionary } from '@zxcvbn-ts/language-common';
import { seeded } from '../../bench/harness/index.ts';
import { ipAt, LOGIN } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { openTarget } from './target.ts';

const REGISTER = '/k/run/auth/register';
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'äöüßéñçøåλжшщ',
  '旅行空港東京大阪便',
  '🛫🌍🎒🧭🌧️🚲',
  ' -_.,!?#%&"\'<>',
];

/** S5: fifteen characters of any kind, none of them common, none cut off. */
export const passwordRules: Attack = {
  id: 'S5',
  what: 'passwords: 15 to 200 of any characters, no common one, none cut off',
  async run({ full, seed }) {
    const target = await openTarget();
    const tally = createTally();
    const random = seeded(seed);
    let number = 0;
    const register = async (passwd: string) => {
      number += 1;
      const client = target.client(ipAt(number));
      const username = `rule-${number}@pass.example`;
      return { username, answer: await client.ask(REGISTER, { username, passwd, consent: 'on' }) };
    };
    const made = (length: number): string =>
      Array.from({ length }, () => {
        const letters = Array.from(ALPHABETS[Math.floor(random() * ALPHABETS.length)] ?? '');
        return letters[Math.floor(random() * letters.length)] ?? '';
      }).join('');
    try {
      for (let n = 0; n < (full ? 200 : 5); n += 1) {
        const { answer } = await register(made(1 + (n % 14)));
        tally.check(answer.errorField === 'passwd', `${1 + (n % 14)} characters were taken`);
      }
      const long = dictionary['passwords-common'].filter((word): word is string => String(word).length >= 15);
      for (const word of full ? long : long.slice(0, 10)) {
        for (const typed of [word, word.toUpperCase()]) {
          const { answer } = await register(typed);
          tally.check(answer.errorField === 'passwd', `the common password ${typed} was taken`);
        }
      }
      for (let n = 0; n < (full ? 60 : 3); n += 1) {
        const length = 18 + Math.floor(random() * 170);
        const passwd = made(length).trim().padEnd(18, 'qz');
        const { username, answer } = await register(passwd);
        tally.check(answer.status === 0, `${length} characters were refused: ${answer.errorCode}`);
        const cut = Array.from(passwd).slice(0, -1).join('');
        const guess = await target.client(ipAt(900_000 + n)).ask(LOGIN, { username, passwd: cut });
        tally.check(guess.status !== 0, `the last of ${length} characters does not count`);
        const right = await target.client(ipAt(910_000 + n)).ask(LOGIN, { username, passwd });
        tally.check(right.status === 0, `${length} characters do not open what they closed`);
        target.clock.advance(11 * 60_000);
      }
      return tally.outcome({ 'common passwords of 15 and more': long.length });
    } finally {
      await target.close();
    }
  },
};
