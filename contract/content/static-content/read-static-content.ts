import { contentStatuses } from '@omsorg/domain/content/static-content/content-words.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { content, shownVideo } from './content-fields.ts'

export const readStaticContent = endpoint({
  name: 'content/static-content/read-static-content',
  method: 'GET',
  path: '/StaticContent/{id}',
  applications: ['PRINCIPAL'],
  permission: 'StaticContentRead',
  summary: 'Reads static content with its other languages and its versions.',
  params: z.object({ id: idInText }),
  output: content.extend({
    /** The same in every language that there is, this one among them. */
    languages: z.array(content),
    /** The newest first; the first is the present one. */
    versions: z.array(
      z.object({
        version: z.int(),
        name: z.string(),
        status: z.enum(contentStatuses),
        text: z.string(),
        video: shownVideo.nullable(),
        writtenAt: shown.instant,
        writtenBy: z.string().nullable(),
      }),
    ),
  }),
  refusals: {},
})
