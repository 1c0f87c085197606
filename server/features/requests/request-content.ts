import { z } from 'zod'

const reachable = { email: z.string(), phone: z.string() }
const address = { street: z.string(), zip: z.string(), city: z.string() }
const item = { itemNumber: z.string(), name: z.string() }

/** What is kept of a request, sealed, until it is mailed. */
export const requestContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sample'),
    items: z.array(z.object({ ...item, quantity: z.int() })),
    receiver: z.object({
      name: z.string(),
      ...reachable,
      address: z.object({ careOf: z.string(), ...address }).nullable(),
    }),
    message: z.string(),
  }),
  z.object({ kind: z.literal('product'), ...item, question: z.string(), ...reachable }),
  z.object({
    kind: z.literal('care-place'),
    careUnitName: z.string(),
    name: z.string(),
    ...address,
    neededFrom: z.string().nullable(),
    ...reachable,
    message: z.string(),
  }),
])

export type RequestContent = z.output<typeof requestContent>
