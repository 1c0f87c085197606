import { z } from 'zod'

/**
 * Why an item may not be prescribed by somebody, and so what can be done: `needs-specialist` and `needs-dispense-handler` name
 * who could, `needs-wider-right` asks for a prescriber who sees more than the agreement's own items.
 */
export const withheldReasons = [
  'not-in-agreement',
  'needs-wider-right',
  'needs-specialist',
  'needs-dispense-handler',
  'not-sellable',
] as const

export type WithheldReason = (typeof withheldReasons)[number]

/** The rows whose items may not be prescribed. */
export const withheldRows = z
  .object({
    rows: z.array(
      z.object({
        at: z.string(),
        itemNumber: z.string(),
        reason: z.enum(withheldReasons),
        /** A, C, D, S or L; null when the client has no agreement on it. */
        agreementLetter: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'WithheldRows' })

export type WithheldRows = z.output<typeof withheldRows>
