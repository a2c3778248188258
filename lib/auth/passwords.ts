import { hash, verify } from '@node-rs/argon2';
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressSubject, countTry, forgetTries, giveBackTry } from '@/lib/http/rate-limit.ts';

/** The most common passwords of six characters and more, in lower case. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 111111 1111111 11111111 000000 0000000
  00000000 112233 121212 123123 123123123 123321 1234qwer 123qwe 123456a 123456q 131313 147258
  147258369 159753 159357 222222 232323 252525 333333 444444 555555 654321 666666 696969 777777
  7777777 888888 88888888 987654 987654321 9876543210 999999 a12345 a123456 a1b2c3 a1b2c3d4 aa123456
  aaaaaa abc123 abc1234 abcd1234 abcdef abcdefg abcdefgh access admin1 admin123 administrator amanda
  andrea andrew anthony arsenal asdasd asdfgh asdfghjkl ashley austin azerty azertyuiop bailey
  baseball basketball batman biteme buster butter changeme charlie cheese chelsea chicken chocolate
  computer cookie corvette dallas daniel default dragon dragon1 eagles enter1 falcon ferrari flower
  football football1 forever freedom friends fuckme fuckyou gandalf george ginger golden google
  guest1 guitar hammer hannah harley heather hello1 hello123 helloworld hockey hottie hunter
  iloveu iloveyou internet jackson jasmine jennifer jessica jessie jordan jordan23 joshua justin
  killer knight laptop letmein letmein1 liverpool london lovely loveme maggie master martin matrix
  matthew merlin michael michelle minecraft mickey monkey monkey1 monster morgan mustang myspace1
  naruto nicole ninja1 nothing orange p@ssw0rd p@ssword pa55word parker pass123 pass1234 passw0rd
  password password1 password12 password123 password1234 password! peanut pepper phoenix pokemon
  princess purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwe123 qweasd qweasdzxc qwerty
  qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertz rachel ranger robert rockyou
  samsung samantha scooter secret secret1 shadow silver slipknot snoopy soccer sophie spiderman
  starwars steelers summer summer1 sunshine superman superman1 taylor tennis test123 test1234 testing
  thomas thunder tigger trustno1 tucker turtle victoria welcome welcome1 welcome123 whatever
  william winner winter wizard xxxxxx yankees yellow zaq12wsx zaq1zaq1 zxcvbn zxcvbnm`.split(/\s+/),
);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

/** argon2id with 19 MiB, two passes, one lane (OWASP's first recommendation). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared with if there is no hash, so that unknown users take as long as known ones. */
let nobody: Promise<string> | undefined;

/** Hash of a password in NFC, as keyboards compose letters differently, including salt and costs. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), OPTIONS);

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('a password that belongs to nobody');
  const compared = passwordHash ?? (await nobody);
  // Hashes from before are of the password as it was typed.
  for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    if (await verify(compared, form)) return passwordHash !== null;
  }
  return false;
}

/** Wrong passwords from unknown browsers before an account's logins are delayed. */
const UNDELAYED_TRIES = 5;

const WAIT_STEP_MS = 1000;

type LoginTry = { email: string; address: string; device: string | undefined };

const account = ({ email }: LoginTry) => `account ${email}`;

/** Subject with its own five attempts: a known browser, else account and address. */
const ownSubject = (attempt: LoginTry) =>
  attempt.device ? `device ${attempt.device}` : `${account(attempt)} ${addressSubject(attempt.address)}`;

/** Delay of an account's nth attempt, in ms. It grows, so that parallel attempts are answered one after the other. */
export const loginDelay = (tries: number) => Math.max(0, tries - UNDELAYED_TRIES) * WAIT_STEP_MS;

export async function countLogin(attempt: LoginTry): Promise<void> {
  await countTry('login', [ownSubject(attempt)]);
  if (attempt.device) return;
  await countTry('loginAddress', [addressSubject(attempt.address)]);
  await sleep(loginDelay(await countTry('loginAccount', [account(attempt)])));
}

export async function uncountLogin(attempt: LoginTry): Promise<void> {
  await forgetTries('login', ownSubject(attempt));
  if (attempt.device) return;
  await giveBackTry('loginAddress', addressSubject(attempt.address));
  await giveBackTry('loginAccount', account(attempt));
}
