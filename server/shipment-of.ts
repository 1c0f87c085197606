import type { CarrierConnection } from './adapters/shipment/ask.ts'
import { bring } from './adapters/shipment/bring.ts'
import { startFakeCarriers, type FakeCarriers } from './adapters/shipment/fake.ts'
import type { Carriers, Country, ServicePoints } from './adapters/shipment/port.ts'
import { posti } from './adapters/shipment/posti.ts'
import { postnord } from './adapters/shipment/postnord.ts'
import type { CarrierConfig, Config } from './platform/config.ts'

export interface ConnectedCarriers {
  readonly carriers: Carriers
  stop(): Promise<void>
  /** The fakes themselves, where they stand in: the demo's desk steers them. */
  readonly fake: FakeCarriers | null
}

const clients: Readonly<
  Record<CarrierConfig['carrier'], (country: Country, connection: CarrierConnection) => ServicePoints>
> = { postnord, bring, posti: (_finland, connection) => posti(connection) }

const demoKey = 'demo-carrier-key'

/** The carriers that the configuration names. A demo has fakes that speak the same protocols; production without any has none. */
export async function carriersOf(config: Config): Promise<ConnectedCarriers> {
  const named = Object.entries(config.carriers) as [Country, CarrierConfig][]
  if (named.length > 0 || config.mode === 'production') {
    const carriers = Object.fromEntries(
      named.map(([country, { carrier, ...connection }]) => [country, clients[carrier](country, connection)]),
    )
    return { carriers, stop: async () => undefined, fake: null }
  }
  const fake = await startFakeCarriers({ key: demoKey })
  return { carriers: fake.clients(), stop: fake.stop, fake }
}
