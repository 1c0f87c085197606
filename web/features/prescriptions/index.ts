export { prescriptionPath } from './prescription/wizard/prescription-path.ts'
