import { letterOf } from '@omsorg/domain/products/product/visibility.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { authorName } from '@omsorg/texts/author-name.ts'
import { kindsOf, typeText } from '@omsorg/texts/papers/order-words.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import {
  countFees,
  countOrders,
  type MonthRecord,
  type OrderRecord,
  readFeeRows,
  readOrderLineRows,
  readOrderRows,
} from './order-rows.sql.ts'
import { count, money, pageOf, type ReportSource } from './report-source.ts'

const byMonth = (months: readonly MonthRecord[]) =>
  months
    .map(({ month, therapy_area: series, value }) => ({ group: month, series, value }))
    .toSorted((one, other) => one.group.localeCompare(other.group))

function statusText({ erp_status: status, cancelled }: OrderRecord, t: AllTexts): string {
  if (status === null) return t.statuses.order.ordered
  if (status === erpStatus.refused) return cancelled ? t.statuses.erpMarks.cancelled : t.statuses.erpMarks.refused
  return t.statuses.erp[status]
}

export const ordersReport: ReportSource<'Orders'> = {
  pageSize: 1_000,
  async count(tx, asked, placeIds) {
    const { rows, lines, net, refused, months } = await countOrders(tx, asked, placeIds)
    return {
      rows,
      facts: [count('orders', rows), count('lines', lines), money('net', net), count('refused', refused)],
      isMoney: true,
      cells: byMonth(months),
    }
  },
  async page(tx, asked, t) {
    const records = await readOrderRows(tx, asked)
    const sources = {
      guide: t.statuses.orderSource.guide,
      csp: t.reportColumns.serviceSource,
      crp: t.statuses.orderSource.crp,
    }
    return pageOf(
      records,
      asked.limit,
      (order) => ({
        customerOrderId: order.id,
        orderIds: order.order_ids,
        erpOrderIds: order.erp_order_ids,
        date: order.day,
        careUnit: order.care_unit,
        carePlace: order.care_place,
        careRecipientId: order.care_recipient_id,
        type: [
          typeText({ orderType: wordOf(orderType, order.type) }, t),
          ...kindsOf({ isExpress: order.is_express, isPreorder: order.is_preorder }, t),
        ].join(', '),
        source: sources[order.source],
        status: statusText(order, t),
        packages: order.packages,
        subtotal: order.subtotal,
        fees: order.fees,
        vat: order.vat,
        total: order.total,
        patientFee: order.patient_fee,
        createdBy: authorName(order.by, t),
      }),
      (order) => order.care_recipient_id,
    )
  },
}

export const orderLinesReport: ReportSource<'OrderLines'> = {
  pageSize: 1_000,
  async count(tx, asked, placeIds) {
    const { lines, packages, pieces, net, months } = await countOrders(tx, asked, placeIds)
    return {
      rows: lines,
      facts: [count('lines', lines), count('packages', packages), count('pieces', pieces), money('net', net)],
      isMoney: true,
      cells: byMonth(months),
    }
  },
  async page(tx, asked, t) {
    return pageOf(await readOrderLineRows(tx, asked), asked.limit, (line) => ({
      customerOrderId: line.customer_order_id,
      date: line.day,
      carePlace: line.care_place,
      area: t.therapyAreas.names[line.therapy_area],
      itemNumber: line.item_number,
      itemName: line.item_name,
      agreement: letterOf(line.agreement_type),
      packages: line.packages,
      pieces: line.pieces,
      price: line.price,
      lineNet: line.line_net,
      invoiceArea: line.invoice_area,
    }))
  },
}

export const patientFeesReport: ReportSource<'PatientFees'> = {
  pageSize: 300,
  async count(tx, asked, placeIds) {
    const { rows, persons, fees, months } = await countFees(tx, asked, placeIds)
    return {
      rows,
      facts: [count('rows', rows), count('persons', persons), money('fees', fees)],
      isMoney: true,
      cells: byMonth(months),
    }
  },
  async page(tx, asked, t) {
    const records = await readFeeRows(tx, asked)
    const orders = new Set(records.map(({ id }) => id)).size
    const { methods } = t.organisationClients.patientFee
    const { feeTypes } = t.reportColumns
    return {
      rows: records.map((fee) => ({
        careRecipientId: fee.care_recipient_id,
        area: t.therapyAreas.names[fee.therapy_area],
        customerOrderId: fee.id,
        method: fee.method && methods[fee.method],
        type: fee.type && feeTypes[fee.type],
        fee: fee.fee,
        limitApplied: fee.limit_applied ? t.common.actions.yes : t.common.actions.no,
      })),
      careRecipientIds: records.map((fee) => fee.care_recipient_id),
      last: orders < asked.limit ? null : (records.at(-1) ?? null),
    }
  },
}
