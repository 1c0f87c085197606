import { newsKinds } from '@omsorg/domain/news/item/news-words.ts'
import { newsLanguages } from '@omsorg/domain/news/reading/text-for.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'
import { newsFile } from '../item/item-fields.ts'

/** News as its readers see it: in the one language that is theirs, or the nearest to it. */
export const readableNews = z
  .object({
    newsId: shown.id,
    messageType: z.enum(newsKinds),
    header: z.string(),
    text: z.string(),
    language: z.enum(newsLanguages),
    url: z.string().nullable(),
    validFrom: shown.isoDate,
    validUntil: shown.isoDate.nullable(),
    alwaysShow: z.boolean(),
    alwaysOnTop: z.boolean(),
    openingHours: z.string(),
    address: z.string(),
    files: z.array(newsFile.omit({ state: true })),
    /** Opened by this reader. */
    isRead: z.boolean(),
  })
  .meta({ id: 'ReadableNews' })
