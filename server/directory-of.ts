import { demoDirectory, demoTenant } from '@omsorg/database/demo/identities.ts'
import { startFakeDirectory, type FakeDirectory } from './adapters/directory/fake.ts'
import { directoryOverOpenId } from './adapters/directory/openid.ts'
import type { Directory } from './adapters/directory/port.ts'
import type { Config } from './platform/config.ts'

export interface ConnectedDirectory {
  /** Null where nobody signs in by directory. */
  readonly directory: Directory | null
  stop(): Promise<void>
  /** The directory itself, where a fake stands in: the demo shows its pages. */
  readonly fake: FakeDirectory | null
}

const demoApplication = {
  clientId: '0e5a0000-0000-4000-8000-00000000d001',
  audience: '0e5a0000-0000-4000-8000-00000000d002',
  scope: 'api://0e5a0000-0000-4000-8000-00000000d002/access_as_user',
}

/** The directory that the configuration names; in a demo a fake of our own; production without any has none. */
export async function directoryOf(config: Config): Promise<ConnectedDirectory> {
  const stop = async () => undefined
  if (config.directory) return { directory: directoryOverOpenId(config.directory), stop, fake: null }
  if (config.mode === 'production') return { directory: null, stop, fake: null }
  const issuer = `${config.publicAddress}/demo/directory`
  const people = demoDirectory.map((each) => ({ ...each, tenant: demoTenant }))
  const fake = await startFakeDirectory({ ...demoApplication, issuer, people })
  const directory = directoryOverOpenId({
    ...demoApplication,
    url: issuer,
    keysUrl: fake.url,
    tenant: demoTenant,
    operatorTenants: [demoTenant],
  })
  return { directory, stop: fake.stop, fake }
}
