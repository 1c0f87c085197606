import type { Transaction } from '../../../platform/database.ts'
import { knownAmong, type KnownDevice as KnownSecret } from './attempts.sql.ts'
import { hashOf } from './secrets.ts'

/** What accounts know of a device by its secrets. */
export interface KnownDevice {
  /** The secret by which this account knows it. */
  readonly device: string | undefined
  /** The secrets by which any account knows it. */
  readonly ours: readonly string[]
}

export async function recognizeDevice(
  tx: Transaction,
  secrets: readonly string[],
  userId: number | undefined,
): Promise<KnownDevice> {
  return knownBy(await knownAmong(tx, secrets.map(hashOf)), secrets, userId)
}

/** The same where it has been read which of the secrets are known. */
export function knownBy(
  known: readonly KnownSecret[],
  secrets: readonly string[],
  userId: number | undefined,
): KnownDevice {
  const knowing = (secret: string) => known.filter((each) => each.device_hash.equals(hashOf(secret)))
  return {
    device: secrets.find((secret) => knowing(secret).some((each) => each.user_id === userId)),
    ours: secrets.filter((secret) => knowing(secret).length > 0),
  }
}
