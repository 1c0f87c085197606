import { readChallenge } from './bot-check/read-challenge.ts'
import { deleteContentDraft } from './draft/delete-content-draft.ts'
import { readContentDraft } from './draft/read-content-draft.ts'
import { saveContentDraft } from './draft/save-content-draft.ts'
import { readAcceptance } from './disclaimer/read-acceptance.ts'
import { readDisclaimer } from './disclaimer/read-disclaimer.ts'
import { writeAcceptance } from './disclaimer/write-acceptance.ts'
import { sendContact } from './inquiry/send-contact.ts'
import { sendInquiry } from './inquiry/send-inquiry.ts'
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

export const contentEndpoints = {
  readMaintenance,
  readDisclaimer,
  readPageText,
  readChallenge,
  sendInquiry,
  sendContact,
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
