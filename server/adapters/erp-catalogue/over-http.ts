import { z } from 'zod'
import type { ErpCatalogue } from './port.ts'

export interface CatalogueConnection {
  readonly url: string
  readonly token: string
  readonly timeoutMs?: number
}

const agreement = z.object({
  erpCustomerIdentifier: z.string().min(1),
  customerNumber: z.string().nullable(),
  itemNumber: z.string().min(1),
  agreementType: z.literal([1, 2, 5, 6, 155]),
  price: z.int().min(0).nullable(),
  validFrom: z.iso.date(),
  validTo: z.iso.date().nullable(),
  removed: z.boolean().default(false),
})
const changesShape = z.object({ changes: z.array(agreement), next: z.string() })
const agreementsShape = z.object({ agreements: z.array(agreement) })
const words = z.string().default('')
const numbersShape = z.object({
  customerNumbers: z.array(
    z.object({
      number: z.string().trim().min(1).max(30),
      name: words,
      careOf: words,
      address: words,
      city: words,
      zip: words,
      // What is no such code is as if it were not told.
      countryCode: z
        .string()
        .regex(/^(?:[A-Z]{2})?$/)
        .optional()
        .catch(undefined),
      entryCode: z
        .string()
        .regex(/^[\p{L}\p{N}*#]{0,20}$/u)
        .optional()
        .catch(undefined),
      statusCode: words,
    }),
  ),
})
const areasShape = z.object({
  invoiceAreas: z.array(z.object({ code: z.string().trim().min(1).max(20), name: z.string().trim().min(1).max(100) })),
})
const ratingsShape = z.object({
  ratings: z.array(z.object({ marketAreaCode: z.int(), itemNumber: z.string().min(1), rating: z.int().min(0) })),
})

const unavailable = { result: 'unavailable' } as const

/** The catalogue of the ERP over HTTP, as docs/erp-protocol.md describes it. All calls only read, and may be repeated. */
export function erpCatalogueOverHttp({ url, token, timeoutMs = 20_000 }: CatalogueConnection): ErpCatalogue {
  const base = url.replace(/\/+$/, '')

  async function read<Shape extends z.ZodType>(path: string, shape: Shape) {
    try {
      const response = await fetch(base + path, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404) return { result: 'missing' } as const
      if (response.status !== 200) return unavailable
      const answer = shape.safeParse(await response.json())
      return answer.success ? ({ result: 'answered', value: answer.data } as const) : unavailable
    } catch {
      return unavailable
    }
  }

  return {
    async agreementChanges(since) {
      const query = since === null ? '' : `?since=${encodeURIComponent(since)}`
      const answer = await read(`/agreements${query}`, changesShape)
      return answer.result === 'answered' ? answer : unavailable
    },
    async agreementsOf(erpCustomerIdentifier) {
      const answer = await read(`/customers/${encodeURIComponent(erpCustomerIdentifier)}/agreements`, agreementsShape)
      if (answer.result === 'missing') return { result: 'unknown-customer' }
      return answer.result === 'answered' ? { result: 'answered', value: answer.value.agreements } : unavailable
    },
    async customerNumbersOf(erpCustomerIdentifier) {
      const path = `/customers/${encodeURIComponent(erpCustomerIdentifier)}/customerNumbers`
      const answer = await read(path, numbersShape)
      if (answer.result === 'missing') return { result: 'unknown-customer' }
      return answer.result === 'answered' ? { result: 'answered', value: answer.value.customerNumbers } : unavailable
    },
    async invoiceAreasOf(customerNumber) {
      const path = `/customerNumbers/${encodeURIComponent(customerNumber)}/invoiceAreas`
      const answer = await read(path, areasShape)
      if (answer.result === 'missing') return { result: 'unknown-customer' }
      return answer.result === 'answered' ? { result: 'answered', value: answer.value.invoiceAreas } : unavailable
    },
    async ratings() {
      const answer = await read('/ratings', ratingsShape)
      return answer.result === 'answered' ? { result: 'answered', value: answer.value.ratings } : unavailable
    },
  }
}
