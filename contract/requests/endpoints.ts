import { requestCarePlace } from './care-place/request-care-place.ts'
import { listStoredMails } from './mail/list-stored-mails.ts'
import { sendMailAgain } from './mail/send-mail-again.ts'
import { askAboutProduct } from './product/ask-about-product.ts'
import { requestSample } from './sample/request-sample.ts'

export const requestEndpoints = { requestSample, askAboutProduct, requestCarePlace, listStoredMails, sendMailAgain }
