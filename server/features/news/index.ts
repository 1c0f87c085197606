import type { newsEndpoints } from '@omsorg/contract/news/endpoints.ts'
import type { FileStore } from '../../adapters/file-store/port.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { countReaders } from './audience/count-readers.ts'
import { readAudience } from './audience/read-audience.ts'
import { dropChanges } from './changes/drop-changes.ts'
import { keepChanges } from './changes/keep-changes.ts'
import { readFileState } from './file/read-file-state.ts'
import { readNewsFile } from './file/read-news-file.ts'
import { removeUnusedFiles, removeUnusedFilesJob, scanFile, type FileWork } from './file/scan-file.ts'
import { uploadNewsFile } from './file/upload-news-file.ts'
import { addNews } from './item/add-news.ts'
import { changeState } from './item/change-state.ts'
import { readNews } from './item/read-news.ts'
import { removeNews } from './item/remove-news.ts'
import { searchNews } from './item/search-news.ts'
import { updateNews } from './item/update-news.ts'
import { addMessage } from './message/add-message.ts'
import { removeMessage } from './message/remove-message.ts'
import { searchMessages } from './message/search-messages.ts'
import { updateMessage } from './message/update-message.ts'
import { markAsRead } from './reading/mark-as-read.ts'
import { readMyPages } from './reading/read-my-pages.ts'

/** Files lie in the store, or in the database where that is null. */
export const newsHandlers = (files: FileStore | null): HandlersOf<typeof newsEndpoints> => ({
  addNews,
  updateNews,
  changeState,
  keepChanges,
  dropChanges,
  readNews,
  searchNews,
  removeNews,
  addMessage,
  updateMessage,
  searchMessages,
  removeMessage,
  readMyPages,
  markAsRead,
  readAudience,
  countReaders,
  uploadNewsFile,
  readFileState,
  readNewsFile: readNewsFile(files),
})

export function newsJobs(work: FileWork): readonly Job[] {
  return [scanFile(work), removeUnusedFiles(work)]
}

/** In the night, when few are at work. */
export const newsTimetable = [`45 2 * * * ${removeUnusedFilesJob}`]
