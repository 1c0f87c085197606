import { providers } from '@omsorg/contract/sign-in/method/provider-settings.ts'
import type { Taking } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  lockProviderSettings,
  readProviderRows,
  writeProviderRows,
  type ProviderSetting,
} from './provider-settings.sql.ts'
import { unsaid } from './provider-view.ts'

/** Lets the users of a client sign in as those of another one do. */
export async function takeProviders(tx: Transaction, from: string, to: string): Promise<Taking> {
  await lockProviderSettings(tx, to)
  const [theirs, ours] = await Promise.all([readProviderRows(tx, from), readProviderRows(tx, to)])
  if (theirs.length === 0) return 'nothing'
  const version = Math.max(1, ...ours.map(({ row_version }) => row_version)) + 1
  const rows = providers.map((provider) => waysAlong(provider, theirs, ours, version))
  if (!rows.some(({ enabled }) => enabled)) return 'failed'
  await writeProviderRows(tx, to, rows)
  return 'taken'
}

/** A directory and the issuer of cards are each client's own: without a directory here that way stays as it is. */
function waysAlong(
  provider: ProviderSetting['provider'],
  theirs: readonly ProviderSetting[],
  ours: readonly ProviderSetting[],
  version: number,
): ProviderSetting {
  const there = theirs.find((each) => each.provider === provider) ?? { ...unsaid(provider), enabled: false }
  const here = ours.find((each) => each.provider === provider)
  const isReady = provider !== 'Directory' || Boolean(here?.directory_tenant)
  const enabled = isReady ? there.enabled : (here?.enabled ?? false)
  return {
    ...there,
    enabled,
    is_default: enabled && there.is_default,
    directory_tenant: here?.directory_tenant ?? null,
    directory_domain: here?.directory_domain ?? null,
    siths_issuer_filter: here?.siths_issuer_filter ?? null,
    row_version: version,
  }
}
