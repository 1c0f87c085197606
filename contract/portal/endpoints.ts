import { changeOwnContact } from './me/change-own-contact.ts'
import { confirmConsent } from './me/confirm-consent.ts'
import { declineConsent } from './me/decline-consent.ts'
import { proveOwnContact } from './me/prove-own-contact.ts'
import { readMe } from './me/read-me.ts'
import { readHome } from './home/read-home.ts'
import { cancelPortalOrder } from './order/cancel-portal-order.ts'
import { confirmPortalOrder } from './order/confirm-portal-order.ts'
import { listPortalOrders } from './order/list-portal-orders.ts'
import { proposePortalOrder } from './order/propose-portal-order.ts'
import { readPortalOrder } from './order/read-portal-order.ts'
import { savePortalOrder } from './order/save-portal-order.ts'
import { listPortalDeliveryPoints } from './order/list-portal-delivery-points.ts'
import { reportDelivery } from './report/report-delivery.ts'
import { uploadReportPhoto } from './report/upload-report-photo.ts'
import { readReportPhoto } from './report/read-report-photo.ts'
import { removeReportPhoto } from './report/remove-report-photo.ts'
import { seeReportAnswers } from './report/see-report-answers.ts'
import { takeReportBack } from './report/take-report-back.ts'
import { sayItCame } from './receipt/say-it-came.ts'
import { readMoved } from './moved/read-moved.ts'
import { tellOfMove } from './moved/tell-of-move.ts'
import { listPortalRenewals } from './renewal/list-portal-renewals.ts'
import { askForRenewal } from './renewal/ask-for-renewal.ts'
import { takeRequestBack } from './renewal/take-request-back.ts'
import { seePortalAnswers } from './renewal/see-portal-answers.ts'
import { listPortalStock } from './stock/list-portal-stock.ts'
import { countPortalStock } from './stock/count-portal-stock.ts'
import { readPortalDiary } from './diary/read-portal-diary.ts'
import { startPortalDiary } from './diary/start-portal-diary.ts'
import { sendPortalEntries } from './diary/send-portal-entries.ts'
import { listWhoLooked } from './access-log/list-who-looked.ts'
import { withdrawConsent } from './me/withdraw-consent.ts'

export const portalEndpoints = {
  readMe,
  changeOwnContact,
  proveOwnContact,
  confirmConsent,
  declineConsent,
  withdrawConsent,
  readHome,
  proposePortalOrder,
  savePortalOrder,
  confirmPortalOrder,
  cancelPortalOrder,
  listPortalOrders,
  readPortalOrder,
  listPortalDeliveryPoints,
  reportDelivery,
  uploadReportPhoto,
  readReportPhoto,
  removeReportPhoto,
  seeReportAnswers,
  takeReportBack,
  sayItCame,
  readMoved,
  tellOfMove,
  listPortalRenewals,
  askForRenewal,
  takeRequestBack,
  seePortalAnswers,
  listPortalStock,
  countPortalStock,
  readPortalDiary,
  startPortalDiary,
  sendPortalEntries,
  listWhoLooked,
}
