import { spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'

/** The user that PostgreSQL runs as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root. Started by root, it runs as this account; by anyone else, as that person (null). */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : ''
  return accountIn(passwd, 'postgres') ?? accountIn(passwd, 'nobody') ?? { uid: 65534, gid: 65534 }
}

/** Finds a user by name in the text of an /etc/passwd; never root, whatever its name. */
export function accountIn(passwd: string, name: string): Account | null {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find((each) => each[0] === name)
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])]
  return uid > 0 && gid > 0 ? { uid, gid } : null
}

/** A cluster stays with the account that made it, also when another user has appeared on the machine since. */
export function ownerOf(folder: string, account: Account | null): Account | null {
  const { uid, gid } = statSync(folder)
  return account && uid !== 0 ? { uid, gid } : account
}

export function give(path: string, account: Account | null): void {
  if (account) chownSync(path, account.uid, account.gid)
}

/** A folder that everyone may be in. */
const sharedFolder = process.platform === 'win32' ? undefined : '/'

/** Runs a command as the account. */
export function runAs(
  account: Account | null,
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
) {
  const shared: SpawnSyncOptions = { cwd: sharedFolder, ...account }
  return spawnSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', ...shared, ...options })
}

/** Whether the account can enter a folder: asked of the system itself, since access lists and parents count as well. */
export function canEnter(account: Account | null, folder: string): boolean {
  return account === null || runAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]).status === 0
}

/** The same while this process goes on, in silence; answers with which status it ended. */
export function runBesideAs(
  account: Account | null,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const env = { ...process.env, ...environment }
  const child = spawn(command, args, { cwd: sharedFolder, ...account, env, stdio: 'ignore' })
  return new Promise((settle, fail) => child.once('error', fail).once('exit', settle))
}
