export { systemClock, type Channel, type ChannelListener, type Clock } from './channel';
export { DeviceLink, type DeviceOptions, type Execute } from './device';
export {
  checksum,
  decodeFrame,
  encodeFrame,
  utf8,
  type Damage,
  type Frame,
  type FrameKind,
  type ReceivedFrame,
} from './frame';
export { HostLink, type Figures, type HostOptions } from './host';
export { LineSplitter, type Line } from './lines';
export { FAULT, HELLO, NOTHING, NO_SESSION, READY } from './link-messages';
export { executeOn, questionBody, tableOver } from './questions';
export { WireLog } from './wire-log';
