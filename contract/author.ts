import { z } from 'zod'

/** Who did something, as it is shown: whoever acted, and as whom when that is somebody else. */
export const shownAuthor = z
  .object({
    name: z.string(),
    onBehalfOf: z.string().nullable().describe('The user that customer service helped as'),
  })
  .meta({ id: 'Author' })

export type ShownAuthor = z.output<typeof shownAuthor>
