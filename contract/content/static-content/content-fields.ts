import { contentStatuses, contentTypes } from '@omsorg/domain/content/static-content/content-words.ts'
import { z } from 'zod'
import { instant } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** What can be written of static content, beside what it is. The text is HTML of headings, lists, bold and links. */
export const written = {
  name: z.string().trim().min(1).max(200),
  status: z.enum(contentStatuses),
  text: z.string().max(40_000),
  /** Left out: from now on, and without an end. */
  shownFrom: instant.nullish(),
  shownUntil: instant.nullish(),
  /** A film that is opened from the text: where it is, and what it is called. Left out: none. */
  video: z.object({ url: z.url({ protocol: /^https$/ }).max(500), title: z.string().trim().min(1).max(200) }).nullish(),
}

interface Times {
  readonly shownFrom?: string | null | undefined
  readonly shownUntil?: string | null | undefined
}

export const timesInOrder = ({ shownFrom, shownUntil }: Times) =>
  !shownFrom || !shownUntil || Date.parse(shownFrom) < Date.parse(shownUntil)

export const contentLanguage = z.enum(['en', 'sv', 'fi', 'dk'])

/** One language of static content, as lists show it. */
export const listedContent = z
  .object({
    id: shown.id,
    identifier: z.string(),
    name: z.string(),
    type: z.enum(contentTypes),
    status: z.enum(contentStatuses),
    language: contentLanguage,
    shownFrom: shown.instant.nullable(),
    shownUntil: shown.instant.nullable(),
    /** Whether readers see it now. */
    isShown: z.boolean(),
    /** The language that has said something new since this one was last brought in line. */
    olderThan: contentLanguage.nullable(),
    version: z.int(),
    updatedAt: shown.instant,
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'StaticContentListed' })

/** Where a film is, and what it is called. */
export const shownVideo = z.object({ url: z.string(), title: z.string() })

export const content = listedContent.extend({
  text: z.string(),
  video: shownVideo.nullable(),
  isMine: z.boolean().describe('Whether whoever asks has saved it last, such as in another window'),
  rowVersion: shown.rowVersion,
})
