import { extractPerson } from './entry/extract-person.ts'
import { searchAccessLog } from './entry/search-access-log.ts'
import { drawSample } from './sample/draw-sample.ts'
import { judgeSampleRow } from './sample/judge-sample-row.ts'
import { listSamples } from './sample/list-samples.ts'
import { readSample } from './sample/read-sample.ts'
import { signSample } from './sample/sign-sample.ts'

export const accessLogEndpoints = {
  searchAccessLog,
  extractPerson,
  drawSample,
  listSamples,
  readSample,
  judgeSampleRow,
  signSample,
}
