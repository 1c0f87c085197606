export { prescribePath, prescriptionPath } from './prescription/wizard/prescription-path.ts'
