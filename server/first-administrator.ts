// `npm run admin`: makes the first administrator of an installation, in production mode. The password is asked at the
// terminal, or read from standard input, and never stands in a command line or a log.
import { createInterface } from 'node:readline/promises'
import {
  faultsOfPassword,
  longestPassword,
  passwordSymbols,
  shortestPassword,
  type PasswordFault,
} from '@omsorg/domain/sign-in/password/password-rules.ts'
import pg from 'pg'
import { hashPassword } from './features/sign-in/index.ts'

interface FirstAdministrator {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

async function make(ownerUrl: string): Promise<string> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    if (await hasAdministrator(client))
      return 'There is an administrator already; new ones are made in the application.'
    const administrator = await ask()
    const wrong = wrongIn(administrator)
    if (wrong) return wrong
    await insert(client, administrator)
    return `${administrator.userName} may sign in.`
  } finally {
    await client.end()
  }
}

async function hasAdministrator(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select 1 from omsorg.role_assignment ra
    join omsorg.role r on r.id = ra.role_id and r.code = 'Admin'
    join omsorg.user_account u on u.id = ra.user_id and u.status = 'active'
    limit 1`)
  return (rowCount ?? 0) > 0
}

async function ask(): Promise<FirstAdministrator> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const question = async (text: string) => {
    process.stdout.write(`${text}: `)
    return String((await lines.next()).value ?? '').trim()
  }
  const answers = {
    userName: await question('User name'),
    firstName: await question('First name'),
    lastName: await question('Last name'),
    email: await question('E-mail'),
    password: await question(
      `Password, at least ${shortestPassword} characters with a-z, A-Z, 0-9 and one of ${passwordSymbols}`,
    ),
  }
  terminal.close()
  return answers
}

function wrongIn({ userName, email, password }: FirstAdministrator): string | null {
  if (userName === '') return 'A user name is needed. Nothing was made.'
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return 'The e-mail address is not one. Nothing was made.'
  const faults = faultsOfPassword(password)
  if (faults.length === 0) return null
  return `The password ${faults.map((fault) => wordsOf[fault]).join(', ')}. Nothing was made.`
}

const wordsOf: Readonly<Record<PasswordFault, string>> = {
  'too-short': `has fewer than ${shortestPassword} characters`,
  'too-long': `has more than ${longestPassword} characters`,
  'no-lower-case': 'has no letter a-z',
  'no-upper-case': 'has no letter A-Z',
  'no-digit': 'has no digit',
  'no-symbol': `has none of ${passwordSymbols}`,
  disallowed: `has a character that is not a letter A-Z, a digit or one of ${passwordSymbols}`,
  common: 'is one that many use',
  'own-word': 'holds a word of the account or the name of the product',
  unchanged: 'is the one that it was',
}

async function insert(client: pg.Client, administrator: FirstAdministrator): Promise<void> {
  const { userName, firstName, lastName, email, password } = administrator
  await client.query('begin')
  const { rows } = await client.query<{ id: number }>(
    `insert into omsorg.user_account
       (kind, application, market, user_name, first_name, last_name, email, password_hash, password_set_at)
     values ('operator', 'PRINCIPAL', 10, $1, $2, $3, $4, $5, now()) returning id`,
    [userName, firstName, lastName, email, await hashPassword(password)],
  )
  await client.query(
    `insert into omsorg.role_assignment (user_id, role_id, node_type)
     select $1, id, 'application' from omsorg.role where code = 'Admin'`,
    [rows[0]?.id],
  )
  await client.query('commit')
}

const ownerUrl = process.env['OMSORG_OWNER_URL']
if (!ownerUrl) throw new Error('OMSORG_OWNER_URL names the login that owns the database.')
console.log(await make(ownerUrl))
