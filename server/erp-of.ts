import path from 'node:path'
import { erpCatalogueOverHttp } from './adapters/erp-catalogue/over-http.ts'
import { startFakeCatalogue } from './adapters/erp-catalogue/fake.ts'
import type { ErpCatalogue } from './adapters/erp-catalogue/port.ts'
import { erpOverHttp } from './adapters/erp/erp-http.ts'
import { startFakeErp, type FakeErp } from './adapters/erp/fake.ts'
import type { Erp } from './adapters/erp/port.ts'
import { checkWebhook } from './adapters/erp/webhook-signature.ts'
import type { Config } from './platform/config.ts'
import type { Admission } from './platform/handle.ts'

export interface ConnectedErp {
  readonly erp: Erp
  readonly catalogue: ErpCatalogue
  /** Lets in what the ERP has signed, and nothing else. */
  readonly admits: Admission
  /** Tells a fake where we are reached; a real ERP has it from its own configuration. */
  reachUsAt(address: string): void
  stop(): Promise<void>
  /** The fake itself, where one stands in: the demo's desk steers it. */
  readonly fake: FakeErp | null
}

const demoToken = 'demo-erp-token'
const demoWebhookKey = 'demo-erp-webhook-key-of-invented-orders'
/** How fast the demo's ERP works: slow enough to be watched, fast enough not to be waited for. */
const demoStepMilliseconds = 4000

/** The ERP that the configuration names, else a fake that speaks the same protocol on this machine. */
export async function erpOf(config: Config): Promise<ConnectedErp> {
  if (config.erp) {
    const { url, catalogueUrl, token, webhookKeys } = config.erp
    return {
      erp: erpOverHttp({ url, token }),
      catalogue: erpCatalogueOverHttp({ url: catalogueUrl, token }),
      admits: signedWith(webhookKeys),
      reachUsAt: () => undefined,
      stop: async () => undefined,
      fake: null,
    }
  }
  const fake = await startFakeErp({
    token: demoToken,
    switches: { stepEveryMs: demoStepMilliseconds },
    ...(config.dataFolder ? { folder: path.join(config.dataFolder, 'demo-erp') } : {}),
  })
  const catalogue = await startFakeCatalogue({ token: demoToken, numbersOf: demoNumbersOf, areasOf: demoAreasOf })
  return {
    erp: erpOverHttp({ url: fake.url, token: demoToken }),
    catalogue: erpCatalogueOverHttp({ url: catalogue.url, token: demoToken }),
    admits: signedWith([demoWebhookKey]),
    reachUsAt: (address) => fake.sendTo({ url: `${address}/api/Webhook/Erp`, key: demoWebhookKey }),
    stop: async () => {
      await Promise.all([fake.stop(), catalogue.stop()])
    },
    fake,
  }
}

/** The demo's customers are named after their first number, and have another one that nobody uses. */
function demoNumbersOf(erpCustomerIdentifier: string) {
  const number = /^ERP-(\d+)$/.exec(erpCustomerIdentifier)?.[1]
  if (number === undefined) return null
  const address = { careOf: '', address: 'Box 12', city: '', zip: '', statusCode: '' }
  return [
    { number, name: '', ...address },
    { number: `${number}9`, name: 'Central Store', ...address },
  ]
}

/** Beside the areas that each number of the demo has, one is new, two have other names, and one is gone. */
function demoAreasOf(customerNumber: string) {
  return /^\d+$/.test(customerNumber)
    ? [
        { code: '10', name: 'Home care' },
        { code: '20', name: 'Short stay' },
        { code: '40', name: 'Day centre' },
      ]
    : null
}

function signedWith(keys: readonly string[]): Admission {
  return ({ headers, rawBody }, now) =>
    rawBody !== null && checkWebhook({ headers: Object.fromEntries(Object.entries(headers)), rawBody, keys, now }).ok
}
