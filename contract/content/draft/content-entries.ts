import { contentStatuses, contentTypes } from '@omsorg/domain/content/static-content/content-words.ts'
import { z } from 'zod'
import { contentLanguage } from '../static-content/content-fields.ts'

/** As it is typed, right or wrong: nothing is judged before it is saved. */
const typed = (most: number) => z.string().max(most).default('')

const languageEntries = z.object({
  language: contentLanguage,
  name: typed(200),
  status: z.enum(contentStatuses).default('active'),
  /** The text with its marks, as the field has it. */
  marks: typed(60_000),
  /** As the field for day and time has them. */
  from: typed(40),
  until: typed(40),
  videoUrl: typed(500),
  videoTitle: typed(200),
  says: z.enum(['something-new', 'the-same', 'what-is-newer']).default('something-new'),
  /** The row version on which it was written; 0 for a language that there was not. */
  basedOn: z.int().min(0).default(0),
})

/** What stands in the fields of static content that is not saved: its type, and the languages that were changed. */
export const contentEntries = z
  .object({
    type: z.enum(contentTypes).default('general'),
    /** As it is typed, of what is new. */
    identifier: typed(80),
    languages: z.array(languageEntries).max(4).default([]),
  })
  .meta({ id: 'StaticContentEntries' })

export type ContentEntries = z.output<typeof contentEntries>

/** Whose languages are being changed: an identifier, or NEW for what has none yet. */
export const draftOf = z.object({
  identifier: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/)
    .max(80),
})

/** Which keeping it is; another window that keeps the same makes it another. */
export const draftVersion = z.int().min(1)
