export { AskForCarePlace } from './care-place/AskForCarePlace.tsx'
export { ProductRequests } from './product/ProductRequests.tsx'
