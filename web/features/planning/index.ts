export { NextPlanned } from './calendar/NextPlanned.tsx'
