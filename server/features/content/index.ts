import type { contentEndpoints } from '@omsorg/contract/content/endpoints.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { createBotCheck, type BotCheck } from './bot-check/bot-check.ts'
import { readChallenge } from './bot-check/read-challenge.ts'
import { deleteContentDraft } from './draft/delete-content-draft.ts'
import { readContentDraft } from './draft/read-content-draft.ts'
import { saveContentDraft } from './draft/save-content-draft.ts'
import { readAcceptance } from './disclaimer/read-acceptance.ts'
import { readDisclaimer } from './disclaimer/read-disclaimer.ts'
import { writeAcceptance } from './disclaimer/write-acceptance.ts'
import { sendContact } from './inquiry/send-contact.ts'
import { sendInquiry } from './inquiry/send-inquiry.ts'
import { removeInquiries, removeInquiriesJob, sendInquiryMail, type InquiryWork } from './inquiry/send-inquiry-mail.ts'
import { moveFiles, moveFilesJob, sweepStore, sweepStoreJob, type StoreWork } from './file/move-files.ts'
import { readMaintenance } from './maintenance/read-maintenance.ts'
import { addStaticContent } from './static-content/add-static-content.ts'
import { listHelp } from './static-content/list-help.ts'
import { listStaticContent } from './static-content/list-static-content.ts'
import { readHelp } from './static-content/read-help.ts'
import { readPageText } from './static-content/read-page-text.ts'
import { readStaticContent } from './static-content/read-static-content.ts'
import { readVideo } from './static-content/read-video.ts'
import { removeStaticContent } from './static-content/remove-static-content.ts'
import { updateStaticContent } from './static-content/update-static-content.ts'

interface ContentParts {
  readonly seal: Seal
  readonly botCheck: BotCheck
  /** Opens a way past the maintenance screen; without one there is none. */
  readonly maintenanceKey: string | null
}

export function contentHandlers({ seal, botCheck, maintenanceKey }: ContentParts): HandlersOf<typeof contentEndpoints> {
  const right = maintenanceKey === null ? null : seal.blind(`maintenance ${maintenanceKey}`)
  // Compared as hashes, so that how long it takes tells nothing of the key.
  const mayPass = (key: string) => right?.equals(seal.blind(`maintenance ${key}`)) ?? false
  return {
    readMaintenance: readMaintenance(mayPass),
    readDisclaimer,
    readPageText,
    readChallenge: readChallenge(botCheck),
    sendInquiry: sendInquiry(botCheck, seal),
    sendContact: sendContact(botCheck, seal),
    listStaticContent,
    listHelp,
    readHelp,
    readVideo,
    readStaticContent,
    addStaticContent,
    updateStaticContent,
    removeStaticContent,
    readContentDraft,
    saveContentDraft,
    deleteContentDraft,
    readAcceptance,
    writeAcceptance,
  }
}

export function contentJobs(work: InquiryWork & StoreWork): readonly Job[] {
  return [sendInquiryMail(work), removeInquiries(work), moveFiles(work), sweepStore(work)]
}

/** In the night, when few are at work; files move all day. */
export const contentTimetable = [
  `35 2 * * * ${removeInquiriesJob}`,
  `55 2 * * * ${sweepStoreJob}`,
  `*/5 * * * * ${moveFilesJob}`,
]

/** One for all forms of visitors. */
export function botCheckOf(seal: Seal): BotCheck {
  return createBotCheck(seal.blind('bot check').toString('hex'))
}

export { contentOf } from './file/content-of.ts'
export { emptyFile, keepFile, placeFiles, readFile, removeFiles } from './file/stored-file.sql.ts'
export { cleanText } from './static-content/clean-text.ts'
