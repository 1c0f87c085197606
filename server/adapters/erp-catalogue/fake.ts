import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ErpAgreement, ErpCustomerNumber, ErpInvoiceArea, ErpRating } from './port.ts'

export interface FakeCatalogue {
  readonly url: string
  /** Tells of changes from now on: each call is one more step of the cursor. */
  change(...agreements: readonly ErpAgreement[]): void
  rate(...ratings: readonly ErpRating[]): void
  /** The customers that it knows, even without any agreement. */
  know(...erpCustomerIdentifiers: readonly string[]): void
  /** The customer numbers of a customer, in the place of earlier ones. */
  number(erpCustomerIdentifier: string, ...numbers: readonly ErpCustomerNumber[]): void
  /** The invoice areas of a customer number, in the place of earlier ones. */
  book(customerNumber: string, ...areas: readonly ErpInvoiceArea[]): void
  turn(switches: Partial<Switches>): void
  stop(): Promise<void>
}

interface FakeCatalogueOptions {
  readonly token: string
  /** The numbers of a customer of whom nobody has said any; null for one that is not known. */
  readonly numbersOf?: (erpCustomerIdentifier: string) => readonly ErpCustomerNumber[] | null
  /** The invoice areas of a number of which nobody has said any; null for one that is not known. */
  readonly areasOf?: (customerNumber: string) => readonly ErpInvoiceArea[] | null
}

interface Switches {
  readonly failing: boolean
  readonly garbage: boolean
  readonly answerAfterMs: number
}

/** The catalogue of an ERP over real HTTP: it remembers its changes in their order, and answers what came after a cursor. */
export async function startFakeCatalogue({ token, numbersOf, areasOf }: FakeCatalogueOptions): Promise<FakeCatalogue> {
  const log: ErpAgreement[] = []
  const customers = new Set<string>()
  const numbers = new Map<string, readonly ErpCustomerNumber[]>()
  const areas = new Map<string, readonly ErpInvoiceArea[]>()
  let ratings: readonly ErpRating[] = []
  let switches: Switches = { failing: false, garbage: false, answerAfterMs: 0 }

  function answerTo(path: string): unknown {
    const since = /^\/agreements(?:\?since=(\d{1,9}))?$/.exec(path)
    if (since) return { changes: log.slice(Number(since[1] ?? 0)), next: String(log.length) }
    if (path === '/ratings') return { ratings }
    const numbered = /^\/customers\/([^/]+)\/customerNumbers$/.exec(path)?.[1]
    if (numbered !== undefined) {
      const identifier = decodeURIComponent(numbered)
      const known = numbers.get(identifier) ?? numbersOf?.(identifier) ?? (customers.has(identifier) ? [] : null)
      return known && { customerNumbers: known }
    }
    const booked = /^\/customerNumbers\/([^/]+)\/invoiceAreas$/.exec(path)?.[1]
    if (booked !== undefined) {
      const number = decodeURIComponent(booked)
      const known = areas.get(number) ?? areasOf?.(number) ?? null
      return known && { invoiceAreas: known }
    }
    const customer = decodeURIComponent(/^\/customers\/([^/]+)\/agreements$/.exec(path)?.[1] ?? '')
    if (!customers.has(customer)) return null
    const latest = new Map(
      log
        .filter((each) => each.erpCustomerIdentifier === customer)
        .map((each) => [JSON.stringify([each.itemNumber, each.customerNumber, each.validFrom]), each]),
    )
    return { agreements: [...latest.values()].filter(({ removed }) => !removed) }
  }

  const server = createServer((request, response) => {
    const send = () => {
      if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end()
      if (switches.failing) return response.writeHead(503).end()
      if (switches.garbage) return response.writeHead(200).end('{"changes": "many"}')
      const answer = answerTo(request.url ?? '')
      return response
        .writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer))
    }
    setTimeout(send, switches.answerAfterMs).unref()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change(...agreements) {
      log.push(...agreements)
      for (const { erpCustomerIdentifier } of agreements) customers.add(erpCustomerIdentifier)
    },
    number(identifier, ...given) {
      numbers.set(identifier, given)
      customers.add(identifier)
    },
    book: (customerNumber, ...given) => void areas.set(customerNumber, given),
    rate: (...given) => void (ratings = given),
    know(...identifiers) {
      for (const each of identifiers) customers.add(each)
    },
    turn: (changes) => void (switches = { ...switches, ...changes }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
