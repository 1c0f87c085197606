import { createHmac } from 'node:crypto'
import pg from 'pg'

/** The logins of a running server: one that answers people, one that works the queue. */
export interface Logins {
  readonly calls: string
  readonly jobs: string
}

/**
 * Makes the two logins of an own PostgreSQL, as docs/operations.md does by hand, and answers the addresses for them. Neither can
 * become what the other is: a statement slipped into a call reaches neither every person nor the keys that sign tokens.
 */
export async function prepareLogins(ownerUrl: string, prefix = 'omsorg'): Promise<Logins> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    const jobs = await login(client, ownerUrl, `${prefix}_jobs_login`, 'omsorg_jobs')
    const calls = await login(client, ownerUrl, `${prefix}_login`, 'omsorg_app')
    // It was both in an installation from before.
    await client.query(`revoke omsorg_jobs from ${prefix}_login`)
    return { calls, jobs }
  } finally {
    await client.end()
  }
}

async function login(client: pg.Client, ownerUrl: string, name: string, role: string): Promise<string> {
  const url = new URL(ownerUrl)
  const password = createHmac('sha256', url.password).update(name).digest('base64url')
  const existing = await client.query('select from pg_roles where rolname = $1', [name])
  const verb = existing.rowCount === 0 ? 'create' : 'alter'
  await client.query(`${verb} role ${name} login noinherit password '${password}'`)
  await client.query(`grant ${role} to ${name}`)
  return Object.assign(url, { username: name, password }).href
}

/** Whether the login for calls can become the role of the jobs, as when both have one address. */
export async function callsMayBecomeJobs(callsUrl: string): Promise<boolean> {
  const client = new pg.Client(callsUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ may: boolean }>(
      "select pg_has_role(session_user, 'omsorg_jobs', 'member') as may",
    )
    return rows[0]?.may ?? false
  } finally {
    await client.end()
  }
}
