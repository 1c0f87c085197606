import { exportAccessLog } from './entry/export-access-log.ts'
import { extractPerson } from './entry/extract-person.ts'
import { openProtectedPerson } from './entry/open-protected-person.ts'
import { readLogState } from './entry/read-log-state.ts'
import { searchAccessLog } from './entry/search-access-log.ts'
import { drawSample } from './sample/draw-sample.ts'
import { judgeSampleRow } from './sample/judge-sample-row.ts'
import { listSamples } from './sample/list-samples.ts'
import { readSample } from './sample/read-sample.ts'
import { signSample } from './sample/sign-sample.ts'

export const accessLogEndpoints = {
  searchAccessLog,
  exportAccessLog,
  extractPerson,
  openProtectedPerson,
  readLogState,
  drawSample,
  listSamples,
  readSample,
  judgeSampleRow,
  signSample,
}
