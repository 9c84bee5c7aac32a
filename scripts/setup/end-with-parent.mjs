/**
 * Ends this process, gracefully, once the one that started it is gone: whoever kills `npm start`
 * outright must not leave a server behind that holds the port and the data folder.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
