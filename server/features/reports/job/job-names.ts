export const makeReportJob = 'reports/make-report'
export const removeOldReportsJob = 'reports/remove-old'

export const jobKeyOf = (reportId: number): string => `report:${reportId}`

/** What is made within seconds does not wait behind what takes a minute. */
const manyRows = 20_000

/** One of each length is made at a time, so that reports leave room for the jobs of orders. */
export const queueFor = (rows: number): string => (rows > manyRows ? 'reports-long' : 'reports-short')
