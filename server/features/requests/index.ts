import type { requestEndpoints } from '@omsorg/contract/requests/endpoints.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { requestCarePlace } from './care-place/request-care-place.ts'
import { listStoredMails } from './mail/list-stored-mails.ts'
import { sendAgain } from './mail/send-again-job.ts'
import { sendMailAgain } from './mail/send-mail-again.ts'
import { askAboutProduct } from './product/ask-about-product.ts'
import { requestSample } from './sample/request-sample.ts'
import { removeRequests, removeRequestsJob, sendRequest, type RequestWork } from './send-request.ts'

export function requestHandlers(seal: Seal): HandlersOf<typeof requestEndpoints> {
  return {
    requestSample: requestSample(seal),
    askAboutProduct: askAboutProduct(seal),
    requestCarePlace: requestCarePlace(seal),
    listStoredMails,
    sendMailAgain,
  }
}

export function requestJobs(work: RequestWork): readonly Job[] {
  return [sendRequest(work), sendAgain(work), removeRequests(work)]
}

/** In the night, when few are at work. */
export const requestTimetable = [`40 2 * * * ${removeRequestsJob}`]
