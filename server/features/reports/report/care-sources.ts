import { claimType } from '@omsorg/domain/claims/claim/claim-words.ts'
import { renewalRequestStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { authorName } from '@omsorg/texts/author-name.ts'
import { countClaims, readClaimRows } from './claim-rows.sql.ts'
import { countConsumption, readConsumptionRows } from './consumption-rows.sql.ts'
import { countPrescriptions, countRequests, readPrescriptionRows, readRequestRows } from './prescription-rows.sql.ts'
import { remainingOf } from './remaining-withdrawals.ts'
import { count, pageOf, type ReportSource } from './report-source.ts'

export const prescriptionsReport: ReportSource<'Prescriptions'> = {
  pageSize: 1_000,
  async count(tx, asked, placeIds) {
    const { rows, persons, running, ending, areas } = await countPrescriptions(tx, asked, placeIds)
    return {
      rows,
      facts: [count('rows', rows), count('persons', persons), count('running', running), count('ending', ending)],
      isMoney: false,
      cells: areas.map(({ therapy_area: group, status, value }) => ({
        group,
        series: wordOf(rowStatus, status),
        value,
      })),
    }
  },
  async page(tx, asked, t) {
    return pageOf(
      await readPrescriptionRows(tx, asked),
      asked.limit,
      (row) => ({
        careRecipientId: row.care_recipient_id,
        area: t.therapyAreas.names[row.therapy_area],
        itemNumber: row.item_number,
        start: row.start_date,
        end: row.end_date,
        status: t.statuses.row[wordOf(rowStatus, row.status)],
        withdrawals: row.withdrawals,
        remaining: remainingOf(row, asked),
        packagesPerWithdrawal: row.packages_per_withdrawal,
        prescriber: authorName(row.by, t),
      }),
      (row) => row.care_recipient_id,
    )
  },
}

export const consumptionReport: ReportSource<'Consumption'> = {
  pageSize: 1_000,
  async count(tx, asked, placeIds) {
    const { rows, ordered, prescribed, items, areas } = await countConsumption(tx, asked, placeIds)
    return {
      rows,
      facts: [count('ordered', ordered), count('prescribed', prescribed), count('items', items)],
      isMoney: false,
      cells: areas.flatMap((area) => [
        { group: area.therapy_area, series: 'ordered', value: area.ordered },
        { group: area.therapy_area, series: 'prescribed', value: area.prescribed },
      ]),
    }
  },
  async page(tx, asked, t) {
    const records = await readConsumptionRows(tx, asked, asked.carePlaceId)
    return {
      rows: records.map((item) => ({
        carePlace: item.care_place,
        area: t.therapyAreas.names[item.therapy_area],
        itemNumber: item.item_number,
        orderedPieces: item.ordered,
        prescribedPieces: item.prescribed,
        difference: item.ordered - item.prescribed,
      })),
      careRecipientIds: [],
      last: null,
    }
  },
}

export const claimsReport: ReportSource<'Claims'> = {
  pageSize: 1_000,
  async count(tx, asked, placeIds) {
    const { rows, returns, packages, faults } = await countClaims(tx, asked, placeIds)
    return {
      rows,
      facts: [count('claims', rows - returns), count('returns', returns), count('packages', packages)],
      isMoney: false,
      cells: faults.map(({ fault_kind: fault, type, value }) => ({
        group: fault ?? (type === claimType.return ? 'return' : 'other'),
        series: wordOf(claimType, type),
        value,
      })),
    }
  },
  async page(tx, asked, t) {
    const { types, fault } = t.claims
    return pageOf(await readClaimRows(tx, asked), asked.limit, (claim) => ({
      claimId: claim.id,
      type: types[wordOf(claimType, claim.type)],
      date: claim.day,
      orderNumber: claim.order_number,
      itemNumber: claim.item_number,
      packages: claim.packages,
      fault: claim.fault_kind && fault.kinds[claim.fault_kind],
    }))
  },
}

export const renewalRequestsReport: ReportSource<'RenewalRequests'> = {
  pageSize: 1_000,
  async count(tx, asked, placeIds) {
    const { rows, accepted, rejected, pending, waits } = await countRequests(tx, asked, placeIds)
    return {
      rows,
      facts: [
        count('requests', rows),
        count('accepted', accepted),
        count('rejected', rejected),
        count('pending', pending),
      ],
      isMoney: false,
      cells: waits.map(({ within: group, status, value }) => ({
        group,
        series: wordOf(renewalRequestStatus, status),
        value,
      })),
    }
  },
  async page(tx, asked, t) {
    return pageOf(
      await readRequestRows(tx, asked),
      asked.limit,
      (request) => ({
        requestId: request.id,
        requestedOn: request.day,
        requester: request.by_portal ? t.reportColumns.byPortal : authorName(request.requester, t),
        area: t.therapyAreas.names[request.therapy_area],
        state: t.statuses.renewalRequest[wordOf(renewalRequestStatus, request.status)],
        decidedBy: authorName(request.decider, t),
        reason: request.reason,
      }),
      (request) => request.care_recipient_id,
    )
  },
}
