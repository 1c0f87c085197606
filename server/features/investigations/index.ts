import type { investigationEndpoints } from '@omsorg/contract/investigations/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { endDiary } from './diary/end-diary.ts'
import { readDiary } from './diary/read-diary.ts'
import { sendEntries } from './diary/send-entries.ts'
import { startDiary } from './diary/start-diary.ts'
import { readSuggestion } from './guided/read-suggestion.ts'
import { changeStatus } from './investigation/change-status.ts'
import { createInvestigation } from './investigation/create-investigation.ts'
import { listInvestigations } from './investigation/list-investigations.ts'
import { readInvestigation } from './investigation/read-investigation.ts'
import { readSelectedProducts } from './investigation/read-selected-products.ts'
import { saveAnswers } from './investigation/save-answers.ts'
import { saveItems } from './investigation/save-items.ts'
import { updateValidTo } from './investigation/update-valid-to.ts'
import { readIncontinenceSpecific } from './leakage/read-incontinence-specific.ts'
import { saveIncontinenceSpecific } from './leakage/save-incontinence-specific.ts'

export const investigationHandlers: HandlersOf<typeof investigationEndpoints> = {
  createInvestigation,
  saveItems,
  changeStatus,
  updateValidTo,
  readInvestigation,
  listInvestigations,
  readSelectedProducts,
  saveAnswers,
  readIncontinenceSpecific,
  saveIncontinenceSpecific,
  startDiary,
  sendEntries,
  readDiary,
  endDiary,
  readSuggestion,
}

export { readEntries, readLatestDiary, readWorn } from './diary/diaries.sql.ts'
export { changesOf, diaryViewOf } from './diary/diary-view.ts'
export { heldBy } from './diary/read-diary.ts'
export { sendEntriesFor } from './diary/send-entries.ts'
export { startedDiary } from './diary/start-diary.ts'
