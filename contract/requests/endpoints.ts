import { requestCarePlace } from './care-place/request-care-place.ts'
import { askAboutProduct } from './product/ask-about-product.ts'
import { requestSample } from './sample/request-sample.ts'

export const requestEndpoints = { requestSample, askAboutProduct, requestCarePlace }
