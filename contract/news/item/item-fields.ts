import { longestHeader, messageKinds, newsKinds, newsStates, shownStates } from '@omsorg/domain/news/item/news-words.ts'
import { fileStates } from '@omsorg/domain/news/item/publish-news.ts'
import { newsLanguages } from '@omsorg/domain/news/reading/text-for.ts'
import { z } from 'zod'
import { guid, id, isoDate, marketCode, oneLine } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'

export const mostFiles = 5

const role = z.string().regex(/^[A-Za-z]{1,60}$/)

/** Whom it is for. A client and a market that are left out mean everybody whom the writer reaches. */
export const audience = {
  clientId: guid.nullable().default(null),
  market: marketCode.nullable().default(null),
  careUnitIds: z.array(guid).max(500).default([]),
  roles: z.array(role).max(60).default([]),
}

/** What can be written of news and of messages alike (O-3-85 to O-3-91). The text is HTML of headings, lists, bold and links. */
const written = {
  ...audience,
  internalHeading: oneLine(100).default(''),
  texts: z
    .array(
      z.object({
        language: z.enum(newsLanguages),
        header: oneLine(longestHeader),
        text: z.string().max(40_000).default(''),
        /** Finished: readers may see it. */
        ready: z.boolean().default(true),
      }),
    )
    .min(1)
    .max(4)
    .refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length),
  url: z.string().trim().max(500).nullable().default(null),
  validFrom: isoDate,
  validUntil: isoDate.nullable().default(null),
  alwaysShow: z.boolean().default(false),
  alwaysOnTop: z.boolean().default(false),
  openingHours: oneLine(200).default(''),
  address: oneLine(200).default(''),
  fileIds: z.array(guid).max(mostFiles).default([]),
  state: z.enum(newsStates).default('draft'),
}

export const writtenNews = { ...written, messageType: z.enum(newsKinds).default('news') }
export const writtenMessage = { ...written, messageType: z.enum(messageKinds) }

/** Why news or a message is not taken, each in its own series of codes. */
export const refusalsOf = <Series extends 'IMN' | 'PRS'>(series: Series) =>
  ({
    'url-wrong': { code: `${series}001001` },
    'not-yours': { code: `${series}001002` },
    'news-not-found': { code: `${series}001003` },
    'header-missing': { code: 'COM001003' },
    'days-reversed': { code: 'COM001001' },
    'audience-wrong': { code: 'COM001001' },
    'text-not-ready': { code: 'COM001003' },
    'last-day-passed': { code: 'COM001001' },
    'file-wrong': { code: 'COM001001' },
    'file-not-checked': { code: 'COM001001' },
  }) as const

const shownText = z.object({
  language: z.enum(newsLanguages),
  header: z.string(),
  text: z.string(),
  ready: z.boolean(),
})

export const newsFile = z
  .object({
    fileId: shown.guid,
    name: z.string(),
    size: z.int(),
    mediaType: z.string(),
    state: z.enum(fileStates),
  })
  .meta({ id: 'NewsFile' })

/** News as whoever writes it sees it. */
export const newsItem = z
  .object({
    newsId: shown.id,
    messageType: z.enum(newsKinds),
    internalHeading: z.string(),
    texts: z.array(shownText),
    url: z.string().nullable(),
    validFrom: shown.isoDate,
    validUntil: shown.isoDate.nullable(),
    alwaysShow: z.boolean(),
    alwaysOnTop: z.boolean(),
    openingHours: z.string(),
    address: z.string(),
    clientId: shown.guid.nullable(),
    clientName: z.string().nullable(),
    market: z.int().nullable(),
    careUnits: z.array(z.object({ id: shown.guid, name: z.string() })),
    roles: z.array(z.string()),
    files: z.array(newsFile),
    state: z.enum(newsStates),
    shownState: z.enum(shownStates),
    updatedAt: shown.instant,
    updatedBy: shownAuthor.nullable(),
    isMine: z.boolean().describe('Whether whoever asks has saved it last, such as in another window'),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'News' })

/** A row of the list: without the texts, in the language of whoever lists. */
export const listedNews = newsItem
  .omit({ texts: true, openingHours: true, address: true, url: true, updatedBy: true, isMine: true })
  .extend({
    header: z.string(),
    /** Whether something of it is changed and not published. */
    hasChanges: z.boolean(),
    /** How many may see it now, and how many of them have opened it. */
    readers: z.int(),
    read: z.int(),
  })
  .meta({ id: 'NewsListed' })

/** Changes of published news that nobody but its writers sees. */
export const newsChanges = newsItem
  .omit({ newsId: true, state: true, shownState: true, rowVersion: true })
  .extend({ changesVersion: z.int() })
  .meta({ id: 'NewsChanges' })

/** News with what is changed of it and not published. */
export const newsWithChanges = newsItem.extend({ changes: newsChanges.nullable() }).meta({ id: 'NewsWithChanges' })

/** The changes that whoever writes has seen; 0 for none. */
export const changesVersion = z.int().min(0).max(2_147_483_647).default(0)

export const newsSaved = z.object({ newsId: shown.id, rowVersion: shown.rowVersion, state: z.enum(newsStates) })

export const newsId = id
