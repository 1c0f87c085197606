export { writeOrganisationEvent } from './organisation-event.sql.ts'
