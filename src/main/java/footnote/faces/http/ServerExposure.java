package footnote.faces.http;

/** Whether the door is one that strangers can reach; then a key is needed even before the first is made. */
record ServerExposure(boolean open) {}
