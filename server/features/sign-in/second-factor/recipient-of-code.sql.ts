import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface CodeRecipient {
  readonly email: string | null
  readonly phone: string | null
  readonly language: Language
}

/** To whom the code of a challenge goes while it runs. */
export async function recipientOfCode(
  tx: Transaction,
  challengeId: string,
  now: Temporal.Instant,
): Promise<CodeRecipient | undefined> {
  const { rows } = await sql<CodeRecipient>`
    select u.email, u.phone, u.language
    from omsorg.two_factor_challenge c
    join omsorg.user_account u on u.id = c.user_id
    where c.id = ${challengeId}::uuid and c.used_at is null and c.expires_at > ${now.toString()}
  `.execute(tx)
  return rows[0]
}
