import { endpoints as contracts } from '@omsorg/contract/endpoints.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { eids } from '@omsorg/domain/sign-in/eid/eid.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { serveDemoMailbox } from './demo-mailbox.ts'
import { serveDemoPages } from './demo-pages.ts'
import { serveDemoSignIn } from './demo-sign-in.ts'
import type { Mailbox } from './adapters/mail/fake.ts'
import { accessLogHandlers } from './features/access-log/index.ts'
import { careRecipientHandlers } from './features/care-recipients/index.ts'
import { claimHandlers, claimJobs, claimTimetable } from './features/claims/index.ts'
import { botCheckOf, contentHandlers, contentJobs, contentTimetable } from './features/content/index.ts'
import {
  endMove,
  endTaskOfJob,
  orderHandlers,
  orderJobs,
  orderTimetable,
  taskOfFailedJob,
} from './features/orders/index.ts'
import {
  askForDayChange,
  dayChange,
  dayChangeTimetable,
  prescriptionHandlers,
  supplySample,
  supplySampleTimetable,
} from './features/prescriptions/index.ts'
import { carePlaceHandlers } from './features/care-place/index.ts'
import { organisationHandlers } from './features/organisation/index.ts'
import {
  organisationImportHandlers,
  organisationImportTimetable,
  removeOldRowsOfImports,
} from './features/organisation-import/index.ts'
import { portalAccountHandlers, portalAccountJobs } from './features/portal-accounts/index.ts'
import { portalHandlers, portalJobs } from './features/portal/index.ts'
import { productSelectionHandlers } from './features/product-selection/index.ts'
import { customerService } from './features/customer-service/index.ts'
import { productHandlers, productJobs } from './features/products/index.ts'
import { investigationHandlers } from './features/investigations/index.ts'
import { planningHandlers } from './features/planning/index.ts'
import { newsHandlers, newsJobs, newsTimetable } from './features/news/index.ts'
import { printHandlers } from './features/prints/index.ts'
import { reportHandlers, reportJobs, reportTimetable } from './features/reports/index.ts'
import { requestHandlers, requestJobs, requestTimetable } from './features/requests/index.ts'
import { createNoticing, signInHandlers, signInJobs, signInTimetable } from './features/sign-in/index.ts'
import { connectOutside } from './outside.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase, type Database } from './platform/database.ts'
import type { Handler } from './platform/handle.ts'
import { createHttpServer } from './platform/http.ts'
import { listenToChanges } from './platform/live/listening.ts'
import { createStreams } from './platform/live/streams.ts'
import { startWorker } from './platform/jobs/worker.ts'
import {
  accessLogCheck,
  accessLogSealing,
  housekeeping,
  housekeepingTimetable,
} from './platform/housekeeping/housekeeping.ts'
import { createLog, failureFields } from './platform/log.ts'
import { interfacePage } from './platform/openapi/interface-page.ts'
import { createMetrics } from './platform/metrics.ts'
import { openApiDocument } from './platform/openapi/document.ts'
import { servePublicPages } from './platform/public-pages.ts'
import { createKeySet } from './platform/tokens/key-set.ts'
import {
  readSigningKeys,
  rotationTimetable,
  signingKeyRotation,
  signingKeysChanged,
} from './platform/tokens/signing-keys.ts'
import { checkEndpoints, refuseUnsafeDatabase } from './platform/start-checks.ts'
import { createTokens } from './platform/tokens/tokens.ts'
import { answers, refuseDemoWorld } from './safe-start.ts'

export interface ServerHandle {
  /** Where people reach it. */
  readonly address: string
  /** Where it listens itself. */
  readonly listensAt: string
  /** The mail box that stands in for a mail server, where one does. */
  readonly mailbox: Mailbox | null
  close(): Promise<void>
}

const version = '0.1.0'

/**
 * The composition root: wires the adapters and listens. The only place that knows which adapter is real. Nothing is served when the
 * database fails its self-test, or when an endpoint says nothing of who may call it. `examine` throws when it fails.
 */
export async function serve(
  config: Config,
  clock: Clock = systemClock,
  writeLog?: (line: string) => void,
  examine: (database: Database) => Promise<void> = refuseUnsafeDatabase,
): Promise<ServerHandle> {
  const log = createLog(config.logLevel, writeLog)
  // A handler may wait for one statement while another fails. Its call is told so by the transaction; the others go on.
  const unheard = (fault: unknown) => log.error('a promise failed unheard', failureFields(fault))
  process.on('unhandledRejection', unheard)
  const database = openDatabase({
    url: config.databaseUrl,
    role: 'omsorg_app',
    connections: config.databaseConnections,
  })
  const workDatabase = openDatabase({ url: config.jobsDatabaseUrl, role: 'omsorg_jobs', connections: 3 })
  const isProduction = config.mode === 'production'
  // PostgreSQL examines itself while all else is made ready.
  const examined = Promise.all([examine(database), isProduction ? refuseDemoWorld(database) : null])
  examined.catch(() => undefined)

  const streams = createStreams({ beatMilliseconds: config.streamBeatMilliseconds })
  const metrics = createMetrics(database.waiting, streams.count)
  const noticeRefused = createNoticing({ log, metrics, elapsed: () => performance.now() })
  const storeOfKeys = { database: workDatabase, seal: createSeal(config.secret, 'signing key'), clock, log }
  const [keySet, outside] = await Promise.all([
    createKeySet({ read: (known) => readSigningKeys(storeOfKeys, known), clock, log }),
    connectOutside(config, clock),
  ])
  const { connected, registers, sms, carriers, cards, directory, scanner, mail, files } = outside
  const tokens = createTokens(keySet, clock, config)
  const seal = createSeal(config.secret)
  const botCheck = botCheckOf(seal)
  const handlers = [
    signInHandlers({
      tokens,
      secret: config.secret,
      seal,
      botCheck,
      factorSeal: createSeal(config.secret, 'second factor'),
      noticeRefused,
      cardBroker: cards.broker,
      directory: directory.directory,
      publicAddress: config.publicAddress,
      isProduction,
    }),
    contentHandlers({ seal, botCheck, maintenanceKey: config.maintenanceKey }),
    careRecipientHandlers({ seal, isProduction, registers: registers.registers, endMove }),
    productHandlers(connected.catalogue),
    prescriptionHandlers(seal),
    productSelectionHandlers,
    carePlaceHandlers,
    organisationHandlers(connected.catalogue),
    organisationImportHandlers(seal),
    accessLogHandlers(seal),
    claimHandlers(files),
    requestHandlers(seal),
    portalAccountHandlers(seal),
    portalHandlers({
      seal,
      secret: config.secret,
      carriers: carriers.carriers,
      phones: config.customerServicePhones,
      scanner,
      files,
    }),
    investigationHandlers,
    planningHandlers,
    printHandlers(seal),
    reportHandlers,
    customerService.handlers,
    newsHandlers(files),
    orderHandlers({ seal, admitsErp: connected.admits, carriers: carriers.carriers, files }),
  ].flatMap((each) => Object.values<Handler>(each))
  checkEndpoints(contracts, handlers)

  const server = await createHttpServer({
    database,
    clock,
    log,
    secret: config.secret,
    seal,
    tokens,
    metrics,
    handlers,
    streams,
    publicAddress: config.publicAddress,
    trustedProxies: config.trustedProxies,
    directory: config.directory ? `${config.directory.url}/${config.directory.tenant}/` : null,
  })
  if (config.mode === 'demo' && connected.fake) {
    const { webFolder } = config
    serveDemoPages(server, { erp: connected.fake, registers: registers.fake, webFolder })
    serveDemoMailbox(server, { mailbox: mail.fake, sms: sms.fake, clock })
  }
  if (config.mode === 'demo') serveDemoSignIn(server, { cards: cards.fake, directory: directory.fake })
  await servePublicPages(server, {
    webFolder: config.webFolder,
    openApi: async () => openApiDocument(contracts, version, (await loadAllTexts('en')).errorCodes),
    interfacePage: async () => interfacePage(contracts, (await loadAllTexts('en')).errorCodes),
    unready: async () => ((await answers(database)) ? [] : ['database']),
    metrics,
    publicKeys: () => tokens.publicKeys(),
    publicAddress: config.publicAddress,
    hour: () => clock().toZonedDateTimeISO(marketOf(10).timeZone).hour,
    portalWays: eids.filter((eid) => cards.broker?.offers(eid) ?? false),
    about: { version, idleMinutes: config.idleMinutes },
  })
  const listening = await listenToChanges({
    connectionString: config.jobsDatabaseUrl,
    log,
    hear: (told) => (told.kind === signingKeysChanged ? void keySet.readAnew() : streams.tell(told)),
    missed() {
      void keySet.readAnew()
      streams.missed()
    },
  })
  await examined
  const address = await server.listen({ port: config.port, host: config.host })
  connected.reachUsAt(address)
  log.info('serving', { address })
  const mailed = {
    database: workDatabase,
    mail: mail.mail,
    clock,
    seal,
    customerService: config.customerService,
    publicAddress: config.publicAddress,
  }
  const worker = await startWorker({
    connectionString: config.jobsDatabaseUrl,
    jobs: [
      ...contentJobs({ ...mailed, files, scanner, log }),
      ...requestJobs(mailed),
      ...portalAccountJobs(mailed),
      ...portalJobs({ ...mailed, sms: sms.sms, secret: config.secret }),
      ...claimJobs(mailed),
      ...orderJobs({ ...mailed, erp: connected.erp, sms: sms.sms, log }),
      ...signInJobs({
        database: workDatabase,
        mail: mail.mail,
        sms: sms.sms,
        clock,
        seal,
        secret: config.secret,
        publicAddress: config.publicAddress,
      }),
      removeOldRowsOfImports({ database: workDatabase, clock }),
      dayChange({ database: workDatabase, clock }),
      supplySample({ database: workDatabase, log, metrics }),
      ...productJobs({ database: workDatabase, clock }),
      ...newsJobs({ database: workDatabase, scanner, clock, log }),
      ...reportJobs({ database: workDatabase, clock }),
      ...customerService.jobs({ database: workDatabase, clock }),
      housekeeping(workDatabase, log),
      accessLogSealing(workDatabase, log),
      accessLogCheck(workDatabase, log),
      signingKeyRotation(storeOfKeys),
    ],
    timetable: [
      ...orderTimetable,
      ...claimTimetable,
      ...contentTimetable,
      ...requestTimetable,
      ...newsTimetable,
      ...reportTimetable,
      ...organisationImportTimetable,
      ...signInTimetable,
      ...customerService.timetable,
      dayChangeTimetable,
      supplySampleTimetable,
      ...housekeepingTimetable,
      ...rotationTimetable,
    ],
    log,
    onFailedForGood: taskOfFailedJob({ database: workDatabase, clock }),
    onDoneAgain: endTaskOfJob({ database: workDatabase, clock }),
  })
  await askForDayChange(workDatabase)

  return {
    listensAt: address,
    mailbox: mail.fake,
    address: config.publicAddress.replace(/:\d+$/, `:${new URL(address).port}`),
    async close() {
      await server.close()
      await listening.stop()
      await worker.stop()
      await outside.stop()
      await Promise.all([database.close(), workDatabase.close()])
      process.off('unhandledRejection', unheard)
    },
  }
}
