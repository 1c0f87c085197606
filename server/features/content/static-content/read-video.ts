import { readVideo as contract } from '@omsorg/contract/content/static-content/read-video.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { readLanguage } from '@omsorg/texts/language.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { shownVideo } from './help.sql.ts'

export const readVideo = handle(contract, async ({ params, now, tx }) => {
  const video = await shownVideo(tx, params.id, { language: readLanguage(params.lang), now })
  return video ? agree(video) : notFound()
})
