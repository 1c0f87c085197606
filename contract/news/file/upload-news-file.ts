import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { file } from '../../fields.ts'
import { newsFile } from '../item/item-fields.ts'

/** Takes a file in before what it belongs to is saved. No reader gets it before it was found harmless. */
export const uploadNewsFile = endpoint({
  name: 'news/file/upload-news-file',
  method: 'POST',
  path: '/Messages/Upload',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Takes in a file for news: PDF, PNG, JPEG, docx or xlsx, judged by what is in it, 10 MB at most.',
  encoding: 'multipart',
  input: z.object({ file }),
  output: newsFile,
  refusals: {
    'too-large': { code: 'TOO_LARGE' },
    'file-type': { code: 'UNSUPPORTED_TYPE' },
    'file-has-macros': { code: 'UNSUPPORTED_TYPE' },
    'file-unsafe': { code: 'UNSUPPORTED_TYPE' },
    'file-too-packed': { code: 'UNSUPPORTED_TYPE' },
    /** Files that nothing has taken up; they go after a day. */
    'too-many-files': { code: 'TOO_MANY' },
  },
})
