import type { Connection } from '../build/rows.ts'
import type { Account } from '../build/people.ts'
import type { Seal } from '../../sealed.ts'

/** Whoever is new finds the link for a first password in the mailbox, which the server mails when it starts. */
export async function mailWelcome(connection: Connection, seal: Seal, { id }: Account): Promise<void> {
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  await connection.query(
    `with link as (
       insert into omsorg.password_link (hash, user_id, kind, expires_at, secret_sealed)
       values (sha256(convert_to($1, 'UTF8')), $2, 'welcome', now() + interval '7 days', $3)
       returning id
     )
     select graphile_worker.add_job('sign-in/send-password-link', json_build_object('linkId', link.id)) from link`,
    [secret, id, seal.seal(secret)],
  )
}
