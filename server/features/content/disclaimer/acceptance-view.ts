import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lastAcceptance, presentVersion } from './acceptance.sql.ts'

/** Whether and when a user accepted the terms, and which version they have in the language of the caller. */
export async function acceptanceView(tx: Transaction, userId: number, language: Language, now: Temporal.Instant) {
  const [version, last] = await Promise.all([presentVersion(tx, language, now), lastAcceptance(tx, userId, now)])
  return {
    version,
    accepted: last?.holds ?? false,
    acceptedOn: last?.accepted_at ?? null,
    acceptedVersion: last?.version ?? null,
    acceptedLanguage: last?.language ?? null,
  }
}
