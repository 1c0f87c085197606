import { readFileState as contract } from '@omsorg/contract/news/file/read-file-state.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { stateOfFile } from './news-files.sql.ts'

export const readFileState = handle(contract, async ({ params: { fileId }, actor, tx }) => {
  const state = await stateOfFile(tx, actor, fileId)
  return state ? agree(state) : notFound()
})
